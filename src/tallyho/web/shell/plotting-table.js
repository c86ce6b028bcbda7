/** The picture of the start page: the plotting table with a raid on it, and the sector clock with the time of day. */

import { svg } from "./dom.js";

/* Drawn from boards/britain.json (Natural Earth, public domain), thinned until it is only a picture: x is longitude, y latitude. */
const ENGLAND =
  "M139-60L139-59L145-59L149-56L154-50L159-50L163-47L162-49L166-54L167-60L225-60L242-48L245-43L248-33L250-19L244-3L241 3L241 10L238 22L232 25L231 24L222 36L218 31L211 27L214 30L219 32L219 34L210 33L206 35L219 35L219 37L214 42L218 44L219 42L219 45L212 51L205 52L200 46L200 47L197 50L194 55L191 57L188 56L183 58L186 61L197 56L198 62L196 68L198 68L197 71L187 77L179 76L174 79L171 78L167 79L166 83L163 85L172 81L182 82L184 85L179 85L173 89L175 91L183 92L183 89L184 88L187 94L200 95L208 93L228 91L230 92L229 96L225 97L227 108L226 115L212 122L206 123L199 132L200 138L198 139L189 136L186 137L178 144L161 148L156 155L146 154L127 147L122 147L113 150L103 150L92 153L91 152L89 157L81 152L84 149L81 147L80 148L81 146L79 146L74 146L72 152L70 152L69 150L71 146L65 146L67 147L68 150L66 152L46 138L55 147L56 150L49 151L50 153L45 154L42 154L40 158L32 156L27 158L22 157L16 161L16 159L11 158L10 156L7 160L10 159L12 162L16 162L16 165L17 166L15 170L8 170L3 168L-13 165L-15 166L-16 169L-17 171L-14 174L-16 177L-18 171L-31 161L-42 157L-50 159L-54 159L-58 161L-61 161L-67 162L-69 166L-74 168L-77 167L-79 162L-80 163L-78 169L-82 178L-81 184L-84 184L-85 187L-84 189L-81 189L-83 195L-86 194L-87 197L-90 199L-91 207L-100 209L-111 198L-115 200L-117 200L-117 198L-121 195L-120 193L-124 192L-125 188L-123 184L-126 184L-128 186L-128 190L-131 190L-130 192L-125 192L-128 193L-125 194L-125 198L-129 194L-134 193L-144 197L-156 198L-157 196L-161 198L-161 200L-163 202L-163 206L-167 207L-173 210L-176 215L-177 211L-180 210L-180 214L-179 215L-184 220L-181 221L-180 224L-182 228L-185 229L-188 234L-192 230L-193 226L-195 222L-206 217L-210 219L-210 222L-213 224L-218 226L-221 225L-221 216L-219 214L-208 208L-204 211L-201 206L-196 205L-186 195L-186 190L-179 187L-178 178L-176 175L-173 174L-172 178L-171 177L-166 179L-171 174L-171 171L-163 170L-160 162L-155 159L-153 156L-150 153L-148 149L-148 140L-146 133L-146 129L-134 130L-132 129L-126 122L-129 115L-127 115L-128 111L-123 109L-99 105L-78 109L-75 111L-54 109L-52 108L-52 111L-50 108L-52 98L-50 98L-48 93L-49 92L-47 90L-45 91L-39 83L-31 79L-23 64L-11 54L-13 52L-14 55L-18 56L-32 71L-42 75L-47 76L-49 74L-61 85L-60 87L-62 90L-64 90L-69 92L-86 89L-92 82L-94 83L-97 81L-100 72L-104 68L-113 69L-113 71L-112 74L-115 74L-117 73L-118 74L-120 73L-127 76L-131 74L-131 68L-128 65L-127 68L-119 66L-118 62L-119 64L-126 61L-133 62L-137 57L-133 57L-135 56L-137 54L-136 51L-138 54L-141 53L-140 55L-142 56L-154 57L-156 58L-158 65L-160 64L-161 65L-168 66L-172 70L-177 68L-180 64L-184 62L-179 62L-179 61L-175 61L-166 59L-169 54L-165 50L-172 52L-170 53L-169 56L-171 58L-175 59L-186 58L-188 61L-188 59L-192 57L-183 52L-184 46L-185 44L-190 42L-196 44L-194 38L-184 34L-181 30L-181 28L-180 27L-174 29L-171 28L-171 27L-166 28L-166 25L-162 24L-159 19L-156 20L-156 17L-153 16L-146 16L-137 9L-133 8L-126 2L-122-3L-117-19L-117-22L-116-23L-113-23L-110-25L-117-24L-121-30L-120-35L-112-44L-116-42L-122-50L-122-52L-121-53L-122-59L-120-60L-139-59L-143-55L-145-53L-144-50L-146-49L-151-52L-160-48L-161-49L-160-53L-153-60ZM70 159L71 161L66 165L65 170L58 172L44 163L40 164L41 161L49 157L49 158L50 158L55 153L68 157L69 159ZM390 59L390 67L385 67L383 63L378 60L375 62L371 62L371 57L373 56L380 55L389 57ZM-24 281L-20 278L-19 279L-21 286L-22 287L-30 287L-28 284L-27 283ZM196 89L197 93L187 92L185 89L186 85L195 88Z";
const FRANCE =
  "M390 290L24 290L24 285L20 277L22 274L23 268L21 264L16 262L17 258L18 257L23 258L24 261L37 263L37 265L43 264L46 260L50 259L58 260L61 268L59 271L57 272L56 274L65 290L147 290L167 283L169 281L165 284L160 284L148 282L143 278L150 260L176 244L181 242L186 243L215 232L226 222L231 217L234 208L243 211L244 210L242 209L243 208L241 208L236 202L236 195L237 192L240 193L236 189L238 177L240 175L238 172L237 162L240 151L238 143L243 141L247 136L259 130L273 128L285 124L294 123L335 97L360 88L375 95L381 95L387 93L389 89L390 89L390 85L388 84L384 90L379 91L371 84L366 85L361 84L355 75L362 70L379 69L384 72L384 73L382 75L390 76L390 50L389 49L382 51L381 48L388 45L390 45Z";

const COLOURS = ["red", "yellow", "blue"];

/** @type {[number, number][]} Kenley, Biggin Hill, Hornchurch, Manston, Tangmere. */
const AIRFIELDS = [
  [133, 100],
  [142, 94],
  [152, 75],
  [221, 96],
  [94, 145],
];
/** @type {[number, number, number][]} Where the raid was plotted, every five minutes in another colour, and its heading. */
const PLOTS = [
  [248, 132, -62],
  [233, 122, -58],
  [217, 113, -58],
  [201, 103, -56],
  [185, 93, -56],
];
/** @type {[number, number, number][]} */
const SECOND_RAID = [
  [186, 184, -42],
  [174, 171, -42],
  [162, 158, -42],
];

/** The table; decoration, so hidden from screen readers. */
export function plottingTable() {
  return svg(
    "svg",
    {
      class: "plotting-table",
      viewBox: "-75 45 420 150",
      preserveAspectRatio: "xMaxYMid slice",
      "aria-hidden": "true",
      focusable: "false",
    },
    svg("rect", { class: "table-sea", x: -400, y: -300, width: 1200, height: 900 }),
    svg("path", { class: "table-far", d: FRANCE }),
    svg("path", { class: "table-land", d: ENGLAND }),
    svg("path", { class: "table-grid", d: grid() }),
    AIRFIELDS.map(airfield),
    PLOTS.map(plot),
    SECOND_RAID.map(plot),
    raidBlock(202, 72, "H 12", "50+"),
    squadronBlock(163, 103, "74"),
    squadronBlock(128, 140, "43"),
  );
}

function grid() {
  const lines = [];
  for (let x = -400; x <= 800; x += 25) lines.push(`M${x}-300V600`);
  for (let y = -300; y <= 600; y += 25) lines.push(`M-400 ${y}H800`);
  return lines.join("");
}

/** @param {[number, number]} place */
function airfield([x, y]) {
  return svg(
    "g",
    { class: "table-field", transform: `translate(${x} ${y})` },
    svg("circle", { r: 2.6 }),
    svg("path", { d: "M-1.5 0H1.500M0-1.500V1.5" }),
  );
}

/** @param {[number, number, number]} place @param {number} order */
function plot([x, y, heading], order) {
  return svg("path", {
    class: `table-plot clock-${COLOURS[order % 3]}`,
    d: "M0-7 3.8-1.500H1.600V5.500H-1.600V-1.500H-3.800Z",
    transform: `translate(${x} ${y}) rotate(${heading})`,
  });
}

/** The stand that travels with a raid. @param {number} x @param {number} y @param {string} name @param {string} strength */
function raidBlock(x, y, name, strength) {
  return svg(
    "g",
    { class: "table-block", transform: `translate(${x} ${y})` },
    svg("rect", { class: "block-shade", x: -9.5, y: -7, width: 21, height: 18, rx: 1 }),
    svg("rect", { class: "block-top", x: -11, y: -9, width: 22, height: 9 }),
    svg("rect", { class: "block-low", x: -11, y: 0, width: 22, height: 9 }),
    svg("text", { y: -2 }, name),
    svg("text", { y: 7 }, strength),
  );
}

/** @param {number} x @param {number} y @param {string} name */
function squadronBlock(x, y, name) {
  return svg(
    "g",
    { class: "table-squadron", transform: `translate(${x} ${y})` },
    svg("rect", { class: "block-shade", x: -5.5, y: -3, width: 13, height: 9, rx: 1 }),
    svg("rect", { x: -7, y: -5, width: 14, height: 9, rx: 1 }),
    svg("text", { y: 2 }, name),
  );
}

/** A sector clock that shows the time; `stop` when it is taken away. */
export function sectorClock() {
  const hours = svg("path", { class: "clock-hand", d: "M0 8V-34" });
  const minutes = svg("path", { class: "clock-hand long", d: "M0 10V-62" });
  const set = () => {
    const now = new Date();
    hours.setAttribute("transform", `rotate(${now.getHours() * 30 + now.getMinutes() / 2})`);
    minutes.setAttribute("transform", `rotate(${now.getMinutes() * 6})`);
  };
  set();
  const timer = setInterval(set, 10_000);
  const face = [svg("circle", { class: "clock-case", r: 99 }), svg("circle", { class: "clock-face", r: 92 })];
  const element = svg(
    "svg",
    { class: "sector-clock", viewBox: "-100 -100 200 200", "aria-hidden": "true", focusable: "false" },
    face,
    twelve(wedge),
    twelve(numeral),
    svg("circle", { class: "clock-inner", r: 41 }),
    twelve(evening),
    hours,
    minutes,
    svg("circle", { class: "clock-pin", r: 5 }),
  );
  return { element, stop: () => clearInterval(timer) };
}

/** @param {(hour: number) => SVGElement} draw */
function twelve(draw) {
  return Array.from({ length: 12 }, (_, hour) => draw(hour));
}

/** @param {number} hour */
function wedge(hour) {
  return svg("path", {
    class: `clock-${COLOURS[hour % 3]}`,
    d: "M0-71A71 71 0 0 1 35.5-61.5L10.9-40.6Z",
    transform: `rotate(${hour * 30})`,
  });
}

/** @param {number} hour */
function numeral(hour) {
  return number(String(hour === 0 ? 12 : hour), hour, 81, "clock-numeral");
}

/** @param {number} hour */
function evening(hour) {
  return number(String(hour === 0 ? 24 : hour + 12), hour, 33, "clock-evening");
}

/** @param {string} text @param {number} hour @param {number} radius @param {string} kind */
function number(text, hour, radius, kind) {
  const turn = (hour * Math.PI) / 6;
  return svg(
    "text",
    { class: kind, x: (radius * Math.sin(turn)).toFixed(1), y: (-radius * Math.cos(turn)).toFixed(1) },
    text,
  );
}
