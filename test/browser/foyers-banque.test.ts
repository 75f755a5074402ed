import { suivreDesFoyers } from "./personne/suite.ts";

suivreDesFoyers("banque", "premiers");
