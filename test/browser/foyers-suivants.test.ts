import { suivreDesFoyers } from "./personne/suite.ts";

suivreDesFoyers("neutre", "suivants");
suivreDesFoyers("banque", "suivants");
