/** What the counter has of it: opening what a person shows, and handing it back. */
export { Component as Recevoir } from "./recevoir.tsx";
export { Component as Rendre } from "./rendre.tsx";
