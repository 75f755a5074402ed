import { montrerAuxEditeurs } from "../entree.tsx";
import { PageDesAides } from "./page.tsx";

await montrerAuxEditeurs(<PageDesAides />);
