import { suivreDesFoyers } from "./personne/suite.ts";

suivreDesFoyers("neutre", "premiers");
