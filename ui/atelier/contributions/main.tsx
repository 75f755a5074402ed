import { createRoot } from "react-dom/client";
import "../../cadre/style/main.css";
import { Contributions } from "./contributions.tsx";

const page = document.getElementById("app");
if (page) createRoot(page).render(<Contributions />);
