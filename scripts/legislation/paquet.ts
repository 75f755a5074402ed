import { construireLaLoi } from "../../server/build/loi.ts";

/** Makes `@cap-aides/loi` in `dist/loi`: `npm pack ./dist/loi` then packs it (docs/integrer.md). */
await construireLaLoi("dist/loi");
console.log("dist/loi est prêt : npm pack ./dist/loi");
