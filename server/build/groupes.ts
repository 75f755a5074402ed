/** Where the pages start, and the modules that scripts of their own begin with. */
export const DEBUTS = {
  depart: "/ui/main.tsx",
  accueil: "/ui/pages/accueil.tsx",
  question: ["/ui/shell/simulation.tsx", "/ui/pages/etape.tsx"],
  /** What runs the journey, then the session around it: two scripts, so that the page listens in between. */
  parcours: "/machines/journey/journey.ts",
  session: "/ui/session/start.ts",
} as const;
/** What a page reads of it is drawn without it, though the library that does it names it. */
export const MACHINES = "/node_modules/xstate/";
/** Pages that are read without the machine. */
const LUES = [DEBUTS.accueil, "/ui/pages/aides.tsx", "/ui/pages/aide.tsx"];
/** What asks the server for something. */
const APPELS = "/ui/session/api.ts";

/** Modules of the pages by their path, and what each imports or is imported by. */
export interface Modules {
  ids: readonly string[];
  importes(id: string): readonly string[];
  importeurs(id: string): readonly string[];
}

/** Modules that come in one script each: no module is in two of them. */
export interface GroupesDeModules {
  /** What every page needs. */
  socle: ReadonlySet<string>;
  /** What the questions need besides. */
  question: ReadonlySet<string>;
  appels: ReadonlySet<string>;
  parcours: ReadonlySet<string>;
  session: ReadonlySet<string>;
}

/** What can be reached from `debuts`, without going through what `sauf` holds. */
function atteints(
  debuts: Iterable<string>,
  voisins: (id: string) => readonly string[],
  sauf: (id: string) => boolean,
) {
  const vus = new Set<string>();
  const reste = [...debuts];
  for (let id = reste.pop(); id !== undefined; id = reste.pop()) {
    if (vus.has(id) || sauf(id)) continue;
    vus.add(id);
    reste.push(...voisins(id));
  }
  return vus;
}

/** Shares the modules of the pages between the scripts that the first pages need (docs/specification.md#machine-apres). */
export function groupesDe({ ids, importes }: Pick<Modules, "ids" | "importes">): GroupesDeModules {
  const ceQuIlFaut = (fins: readonly string[], ...sans: readonly ReadonlySet<string>[]) =>
    atteints(
      ids.filter((id) => fins.some((fin) => id.endsWith(fin))),
      importes,
      (id) => id.includes(MACHINES) || sans.some((un) => un.has(id)),
    );
  const socle = ceQuIlFaut([DEBUTS.depart]);
  const accueil = ceQuIlFaut([DEBUTS.accueil], socle);
  const appels = ceQuIlFaut([APPELS], socle);
  const lues = ceQuIlFaut(LUES, socle);
  const question = ceQuIlFaut(DEBUTS.question, socle);
  const ailleurs = ceQuIlFaut(
    ids.filter(
      (id) => /\/ui\/(pages\/[^/]+|shell\/simulation)\.tsx$/.test(id) && !id.endsWith(DEBUTS.accueil),
    ),
    socle,
  );
  // Shared by the home and another page: everybody needs it.
  for (const id of accueil)
    if (ailleurs.has(id)) {
      question.delete(id);
      socle.add(id);
    }
  const parcours = ceQuIlFaut([DEBUTS.parcours], socle, question, appels);
  const session = ceQuIlFaut([DEBUTS.session], socle, question, appels, parcours);
  for (const id of lues) if (parcours.delete(id) || session.delete(id)) socle.add(id);
  return { socle, question, appels, parcours, session };
}

/** What needs the questions or their machine: not for the pages that are only read. */
export const avecLesQuestions = (
  { question, parcours, session }: GroupesDeModules,
  { importeurs }: Pick<Modules, "importeurs">,
): ReadonlySet<string> => atteints([...question, ...parcours, ...session], importeurs, () => false);
