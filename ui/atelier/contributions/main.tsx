import { montrerAuxEditeurs } from "../entree.tsx";
import { Contributions } from "./contributions.tsx";

await montrerAuxEditeurs(<Contributions />);
