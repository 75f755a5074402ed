import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner } from "vitest";
import { consigneDuMoment, type ConstatDEssai, type CouvertureDUnFichier, ENCOURS } from "./consigne.ts";
import { allumer, interrupteurs } from "./interrupteurs.ts";

/** A test that passes through a change so many times more than without it goes round for ever. */
const PASSAGES = { auMoins: 1_000, foisPlus: 20, auChargement: 200_000 };

const cleDe = (test: RunnerTestCase) => `${test.file.name} > ${test.fullTestName}`;

const essaisDe = ({ tasks }: { tasks: readonly RunnerTask[] }): RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === "suite" ? essaisDe(task) : [task]));

/** A try of a test: with a change on, or as a control, after one that failed, to see that nothing false is kept. */
type Tentative = { id: string; passages: number } | { temoinDe: ConstatDEssai };

/**
 * Runs the tests of a file in the modules that it has loaded: once to see what they run through (« couvrir »),
 * each as many times as there are changes to try on it, one on at a time (« rejouer »), or once with a change
 * on before anything is loaded (« planter »).
 */
export default class CoureurDeFautes extends TestRunner {
  private readonly consigne = consigneDuMoment();
  /** The change that is planted, by who launches the tests. */
  private readonly plantee = readFileSync(this.consigne.constats + ENCOURS, "utf8");
  private readonly vues = new Set<string>();
  private file: Tentative[] = [];
  private tentative: Tentative | undefined;
  private salie = false;

  private noter(constat: ConstatDEssai | CouvertureDUnFichier): void {
    appendFileSync(this.consigne.constats, `${JSON.stringify(constat)}\n`);
  }

  private allumer(id: string, passages: number): void {
    writeFileSync(this.consigne.constats + ENCOURS, id);
    allumer(id, passages);
  }

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    if (this.consigne.but === "planter") this.allumer(this.plantee, PASSAGES.auChargement);
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (this.consigne.but === "planter" && this.vues.has(this.plantee)) test.mode = "skip";
    if (this.consigne.but !== "rejouer") return;
    this.file = Object.entries(this.consigne.passages[cleDe(test)] ?? {})
      .filter(([id]) => !this.vues.has(id))
      .map(([id, passages]) => ({ id, passages: passages * PASSAGES.foisPlus + PASSAGES.auMoins }));
    if (this.salie || this.file.length === 0) test.mode = "skip";
    // Each try may fail, and a control follows.
    else test.repeats = 2 * this.file.length - 1;
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    if (this.consigne.but === "couvrir") interrupteurs.currentTestId = cleDe(test);
    if (this.consigne.but !== "rejouer") return;
    this.tentative = this.salie ? undefined : this.file.shift();
    if (this.tentative && "id" in this.tentative) this.allumer(this.tentative.id, this.tentative.passages);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    if (this.consigne.but !== "rejouer" || this.tentative) await TestRunner.getTestFn(test)?.();
  }

  /** After everything that goes with a try. */
  onAfterRetryTask(test: RunnerTestCase): void {
    interrupteurs.currentTestId = undefined;
    if (this.consigne.but === "planter") this.planter(this.constatDe(test, this.plantee));
    if (this.consigne.but !== "rejouer" || !this.tentative) return;
    const constat = this.constatDe(test, "id" in this.tentative ? this.tentative.id : "");
    interrupteurs.activeMutant = undefined;
    if ("id" in this.tentative) {
      if (constat.sort === "survit") this.noter(constat);
      else this.file.unshift({ temoinDe: constat });
    } else {
      const { temoinDe } = this.tentative;
      this.salie = constat.sort !== "survit";
      this.noter({ ...temoinDe, salie: this.salie });
      if (temoinDe.sort === "vue" && !this.salie) this.vues.add(temoinDe.id);
    }
    // The next try begins anew.
    if (test.result) test.result = { ...test.result, state: "pass", errors: [] };
  }

  private planter(constat: ConstatDEssai): void {
    this.noter(constat);
    if (constat.sort === "vue") this.vues.add(constat.id);
  }

  private constatDe(test: RunnerTestCase, id: string): ConstatDEssai {
    const tombe = test.result?.state === "fail";
    const assertion = test.result?.errors?.some(({ name }) => name === "AssertionError") === true;
    return {
      constat: "essai",
      id,
      essai: cleDe(test),
      sort: assertion ? "vue" : tombe ? "plante" : "survit",
      salie: false,
    };
  }

  override onAfterRunFiles(files: readonly RunnerTestFile[] = []): void {
    super.onAfterRunFiles();
    for (const file of files) {
      if (this.consigne.but === "couvrir") this.noter(couvertureDe(file));
      // What cannot even be loaded breaks.
      if (this.consigne.but === "planter" && file.result?.state === "fail" && essaisDe(file).length === 0)
        this.noter({
          constat: "essai",
          id: this.plantee,
          essai: file.name,
          sort: "plante",
          salie: false,
        });
    }
  }
}

function couvertureDe(file: RunnerTestFile): CouvertureDUnFichier {
  const { static: auChargement = {}, perTest = {} } = interrupteurs.mutantCoverage ?? {};
  return {
    constat: "couverture",
    fichier: file.name,
    auChargement,
    essais: essaisDe(file).map((test) => ({
      essai: cleDe(test),
      ms: test.result?.duration ?? 0,
      passages: perTest[cleDe(test)] ?? {},
    })),
    tombes: essaisDe(file)
      .filter(({ result }) => result?.state === "fail")
      .map(cleDe),
  };
}
