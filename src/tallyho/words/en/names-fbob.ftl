### The names of First Battle of Britain: air units, land units, ships and places.
### How messages are named is explained in table.ftl.

## British air units

piece-33 = 33 Squadron (F.E.2)
piece-36 = 36 Squadron (B.E.2)
piece-38 = 38 Squadron (F.E.2)
piece-39 = 39 Squadron (B.E.2)
piece-50 = 50 Squadron (B.E.12)
piece-51 = 51 Squadron (F.E.2)
piece-75 = 75 Squadron (B.E.2)
piece-76 = 76 Squadron (B.E.12)
piece-77 = 77 Squadron (B.E.2)
piece-78 = 78 Squadron (B.E.12)
piece-66 = 66 Squadron (Pup)
piece-44 = 44 Squadron (Camel)
piece-61 = 61 Squadron (Pup)
piece-112 = 112 Squadron (Pup)
piece-1RN = 1 Naval Squadron (Camel)
piece-2RN = 2 Naval Squadron (D.H.4)
piece-3RN = 3 Naval Squadron (Pup)
piece-1CV = Carrier Squadron 1 (Camel)
piece-2CV = Carrier Squadron 2 (Camel)
piece-3CV = Carrier Squadron 3 (Strutter)
piece-37 = 37 Squadron (B.E.12)
piece-46 = 46 Squadron (Pup)
piece-56 = 56 Squadron (S.E.5a)
piece-141 = 141 Squadron (B.E.12)
piece-143 = 143 Squadron (S.E.5a)
piece-198 = 198 Squadron (Avro 504)
piece-199 = 199 Squadron (Avro 504)
piece-65 = 65 Squadron (Camel)
piece-25 = 25 Squadron (D.H.4)
piece-57 = 57 Squadron (D.H.4)
piece-202 = 202 Squadron (D.H.4)
piece-207 = 207 Squadron (Handley Page)
piece-214 = 214 Squadron (Handley Page)
piece-215 = 215 Squadron (Handley Page)

## German air units

piece-13 = Kasta 13 (Gotha)
piece-14 = Kasta 14 (Gotha)
piece-17 = Kasta 17 (Gotha)
piece-15 = Kasta 15 (Gotha)
piece-16 = Kasta 16 (Gotha)
piece-18 = Kasta 18 (Gotha)
piece-1-501 = Rfa 1/501 (Riesen)
piece-2-501 = Rfa 2/501 (Riesen)
piece-1-500 = Rfa 1/500 (Riesen)
piece-L-1 = Zeppelin L 1
piece-L-2 = Zeppelin L 2
piece-L-3 = Zeppelin L 3
piece-L-4 = Zeppelin L 4
piece-Jasta-1 = Jasta 1 (Albatros)
piece-Jasta-4 = Jasta 4 (Pfalz)
piece-Jasta-2 = Jasta 2 (Albatros)
piece-Jasta-10 = Jasta 10 (Pfalz)
piece-Jasta-11 = Jasta 11 (Fokker D.VII)
piece-Jasta-27 = Jasta 27 (Fokker D.VII)
piece-Fake-1 = Fake 1
piece-Fake-2 = Fake 2
piece-Fake-3 = Fake 3
piece-Fake-4 = Fake 4
piece-Fake-5 = Fake 5
piece-Fake-6 = Fake 6

# A unit of which nobody knows yet which it is: its name is empty.
piece- = a unit

## Land units and ships

piece-aa = the AA
piece-aerodrome = the aerodrome
piece-civil-defence = the civil defence
piece-early-warning = the early warning unit
piece-headquarters = the headquarters
piece-aa1 = AA 1
piece-aa2 = AA 2
piece-aa3 = AA 3
piece-aa4 = AA 4
piece-city = the city or town
piece-carrier = the carrier
piece-tender-1 = the seaplane tender 1
piece-tender-2 = the seaplane tender 2
piece-b-aa-1 = AA 1
piece-b-aa-2 = AA 2
piece-b-aa-3 = AA 3
piece-b-aa-4 = AA 4
piece-b-aerodrome = aerodrome
piece-b-cd = civil defence
piece-b-ew = early warning
piece-b-hq = headquarters
piece-g-aa-1 = AA 1
piece-g-aa-2 = AA 2
piece-g-aa-3 = AA 3
piece-g-aa-4 = AA 4
piece-g-aerodrome = aerodrome
piece-g-cd = civil defence
piece-g-ew = early warning
piece-g-hq = headquarters
piece-b-carrier = carrier
piece-b-tender = seaplane tender
piece-free-aa = AA 1, free

## Results of bombs that no sentence can tell apart by their own name

piece-- = no effect
piece-B1-D1 = B1&D1, panic 1 and damage 1
piece-B2-D1 = B2&D1, panic 2 and damage 1
piece-B2-D2 = B2&D2, panic 2 and damage 2
piece-B3-D2 = B3&D2, panic 3 and damage 2
piece-B3-D3 = B3&D3, panic 3 and damage 3

## Great Britain

piece-0119 = Reading (0119)
piece-0519 = Windsor (0519)
piece-0522 = Guildford (0522)
piece-0610 = Bedford (0610)
piece-0618 = Uxbridge (0618)
piece-0715 = St Albans (0715)
piece-0719 = Hounslow (0719)
piece-0804 = Peterborough (0804)
piece-0813 = Hitchin (0813)
piece-0825 = Horsham (0825)
piece-0918 = London (Paddington and Hampstead, 0918)
piece-0919 = London (Battersea and Hammersmith, 0919)
piece-0928 = Brighton (0928)
piece-1018 = London (Tottenham and Hackney, 1018)
piece-1019 = London (City and Westminster, 1019)
piece-1020 = London (Deptford and Lewisham, 1020)
piece-1021 = Croydon (1021)
piece-1116 = Waltham Abbey (1116)
piece-1118 = London (Docks and West Ham, 1118)
piece-1119 = London (Poplar and Greenwich, 1119)
piece-1121 = Westerham (1121)
piece-1128 = Newhaven (1128)
piece-1203 = Wisbech (1203)
piece-1209 = Cambridge (1209)
piece-1216 = Epping (1216)
piece-1218 = Romford (1218)
piece-1219 = London (Woolwich Arsenal, 1219)
piece-1318 = Hornchurch (1318)
piece-1319 = Purfleet (1319)
piece-1322 = Sevenoaks (1322)
piece-1324 = Tunbridge Wells (1324)
piece-1328 = Eastbourne (1328)
piece-1420 = Gravesend (1420)
piece-1501 = King’s Lynn (1501)
piece-1515 = Chelmsford (1515)
piece-1621 = Chatham (1621)
piece-1622 = Maidstone (1622)
piece-1628 = Hastings (1628)
piece-1803 = Swaffham (1803)
piece-1806 = Thetford (1806)
piece-1809 = Bury St Edmunds (1809)
piece-1816 = Maldon (1816)
piece-1818 = Southend (1818)
piece-1820 = Sheerness (1820)
piece-1921 = Faversham (1921)
piece-1923 = Ashford (1923)
piece-2003 = East Dereham (2003)
piece-2009 = Stowmarket (2009)
piece-2011 = Hadleigh (2011)
piece-2014 = Colchester (2014)
piece-2125 = Hythe (2125)
piece-2211 = Ipswich (2211)
piece-2222 = Canterbury (2222)
piece-2225 = Folkestone (2225)
piece-2403 = Norwich (2403)
piece-2412 = Felixstowe (2412)
piece-2413 = Harwich (2413)
piece-2424 = Dover (2424)
piece-2520 = Margate (2520)
piece-2521 = Ramsgate (2521)
piece-2522 = Deal (2522)
piece-2804 = Great Yarmouth (2804)
piece-2805 = Lowestoft (2805)

## France

piece-2729 = Boulogne (2729)
piece-2926 = Calais (2926)
piece-3226 = Gravelines (3226)
piece-3329 = St Omer (3329)
piece-3426 = Dunkirk (3426)
piece-3431 = Aire (3431)
piece-3526 = Bergues (3526)
piece-3630 = Hazebrouck (3630)
piece-3732 = Béthune (3732)
piece-4130 = Lille (4130)
piece-4230 = Roubaix (4230)

## Belgium

piece-3724 = Furnes (3724)
piece-3828 = Poperinghe (3828)
piece-3829 = Bailleul (3829)
piece-4023 = Ostend (4023)
piece-4024 = Ghistelles (4024)
piece-4123 = Jabbeke (4123)
piece-4225 = Thourout (4225)
piece-4227 = Roulers (4227)
piece-4229 = Menin (4229)
piece-4321 = Zeebrugge (4321)
piece-4322 = Bruges (4322)
piece-4328 = Courtrai (4328)
piece-4426 = Thielt (4426)
piece-4431 = Tournai (4431)
piece-4623 = Eecloo (4623)
piece-4628 = Audenarde (4628)
piece-4724 = Mariakerke (4724)
piece-4725 = Sint-Denijs-Westrem (4725)
piece-4824 = Oostakker (4824)
piece-4825 = Ghent (4825)
piece-4826 = Gontrode (4826)
piece-4827 = Scheldewindeke (4827)
piece-5125 = Termonde (5125)
piece-5126 = Alost (5126)
piece-5128 = Ninove (5128)
piece-5224 = St Nicolas (5224)
piece-5423 = Antwerp (5423)
piece-5428 = Brussels (5428)
piece-5525 = Malines (5525)
