# The map of Lion in the browser.

map-name = Map of southern England and the Channel
map-help = Arrow keys move the map, plus and minus zoom, 0 shows all of it.
zoom-in = Zoom in
zoom-out = Zoom out
show-all = Show the whole map
turn-map = Turn the map: { $up ->
    [south] south is up
   *[north] north is up
  }
show-choices = Show what can be chosen: { $beside ->
    [one] one more
   *[other] { $beside } more
  }

me109-range = Me 109 range
front = LF { $number }
luftflotte = Luftflotte { $number }
airbase = Luftflotte { $number }, { $weather }: at its airbases { $gruppen ->
    [one] { $gruppen } Gruppe
   *[other] { $gruppen } Gruppen
  }
airbase-type = { type-name }: { $full } full, { $reduced } reduced

type-name = { $type ->
    [hurricane] Hurricane
    [spitfire] Spitfire
    [blenheim] Blenheim
    [me109] Me 109
    [me110] Me 110
    [do17] Do 17
    [he111] He 111
    [ju87] Ju 87
   *[ju88] Ju 88
  }
weather = { $weather ->
    [clear] clear
    [patchy] patchy cloud
   *[broken] broken cloud
  }
site-type = { $type ->
    [radar] radar
    [airfield] airfield
    [port] port
    [industry] industry
    [city] city
    [headquarters] headquarters
   *[military_base] military base
  }

site = { $name }, { site-type }, { $damage ->
    [none] undamaged
    [light] light damage
   *[heavy] heavy damage
  }
site-net = { $name }, radar net { $net }, { $damage ->
    [none] working
    [light] light damage
   *[heavy] heavy damage
  }
damage-means = { $type ->
    [radar] adds nothing to detection
    [airfield] control room hit: today no squadron of the sector goes on patrol, and they respond only to raids on their own sector
    [hq] detection is halved for raids on its Group
   *[stanmore] detection is halved for every raid
  }
site-sector = sector { $sector }
site-target = target of the raid
sector-box = Sector { $sector }: { $squadrons ->
    [0] no squadron
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
  }
patrol-circle = Patrol circle { $sector }: { $squadrons ->
    [0] no squadron
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
  }
raid-arrow = { $raid ->
    [major] Major raid
   *[minor] Minor raid
  } on { $site }: { $size ->
    [0] size unknown
    [one] { $size } Gruppe
   *[other] { $size } Gruppen
  }
