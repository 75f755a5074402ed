import { repondreAuProtocole } from "./protocole.ts";

/** The thread that answers the protocol, away from the one that answers people (fil.ts). */
export default repondreAuProtocole;
