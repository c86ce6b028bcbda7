# La carte de Lion dans le navigateur.

map-name = Carte du sud de l’Angleterre et de la Manche
map-help = Les flèches déplacent la carte, plus et moins la grossissent ou la réduisent, 0 la montre entière.
zoom-in = Agrandir
zoom-out = Réduire
show-all = Montrer toute la carte
turn-map = Tourner la carte : { $up ->
    [south] le sud est en haut
   *[north] le nord est en haut
  }
show-choices = Montrer ce qui peut être choisi : { $beside ->
    [one] un de plus
   *[other] { $beside } de plus
  }

me109-range = Rayon d’action des Me 109
front = LF { $number }
luftflotte = Luftflotte { $number }
airbase = Luftflotte { $number }, { $weather } : dans ses bases aériennes { $gruppen ->
    [one] { $gruppen } Gruppe
   *[other] { $gruppen } Gruppen
  }
airbase-type = { type-name } : complets { $full }, réduits { $reduced }

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
    [clear] ciel clair
    [patchy] ciel légèrement nuageux
   *[broken] ciel très nuageux
  }
site-type = { $type ->
    [radar] station radar
    [airfield] aérodrome
    [port] port
    [industry] usine
    [city] ville
    [headquarters] quartier général
   *[military_base] base militaire
  }

site = { $name }, { site-type }, { $damage ->
    [none] sans dégâts
    [light] dégâts légers
   *[heavy] dégâts importants
  }
site-net = { $name }, station radar { $net }, { $damage ->
    [none] en service
    [light] dégâts légers
   *[heavy] dégâts importants
  }
damage-means = { $type ->
    [radar] n’ajoute rien à la détection
    [airfield] salle de contrôle touchée : aujourd’hui aucun squadron du secteur ne part en patrouille, et ils ne ripostent qu’aux raids sur leur secteur
    [hq] la détection des raids sur son Groupe est réduite de moitié
   *[stanmore] la détection de tout raid est réduite de moitié
  }
site-sector = secteur { $sector }
site-target = objectif du raid
sector-box = Secteur { $sector } : { $squadrons ->
    [0] aucun squadron
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
  }
patrol-circle = Cercle de patrouille { $sector } : { $squadrons ->
    [0] aucun squadron
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
  }
raid-arrow = { $raid ->
    [major] Raid majeur
   *[minor] Raid mineur
  } sur { $site } : { $size ->
    [0] effectif inconnu
    [one] { $size } Gruppe
   *[other] { $size } Gruppen
  }
