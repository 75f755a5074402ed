/** What another program asks of the law, and what is asked of another engine. One of the doors of the law: its rooms are its own. */
export { registre } from "./formules/registre.ts";
export { type TypeDeValeur } from "./moteur/definition.ts";
export { CalculDemesure, ErreurDeRequete } from "./moteur/erreur.ts";
export { type CalculateRequest } from "./moteur/requete.ts";
export { entitesDuProtocole, parametreDuProtocole, variableDuProtocole } from "./protocole/decrire.ts";
export { repondreALaRequete } from "./protocole/repondre.ts";
export { tracerLaRequete } from "./protocole/tracer.ts";
export { distanceDuDomicileFamilial } from "./requete/distance.ts";
export { type PlaceDeLaLoi, buildRequest, factPlaces, placeOf } from "./requete/requete.ts";
