import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServiceDEcriture, serviceDEcriture } from "../../server/atelier/edition/service.ts";

const ORIGINE = "http://127.0.0.1:3000";
const LOGO = Buffer.from("89504e470d0a1a0a0000", "hex").toString("base64");
const SCRIPT = Buffer.from("#!/bin/sh\ntouch lu\n").toString("base64");

const ecrire = (path: string, raw = "slug: essai\n", assets: object[] = []) => ({
  action: "persistEntry",
  params: {
    branch: "main",
    dataFiles: [{ slug: "essai", path, raw }],
    assets,
    options: { collectionName: "aides", commitMessage: "Essai", useWorkflow: false, status: "draft" },
  },
});

describe("qui n’est pas la page des éditeurs n’écrit pas dans le dépôt", () => {
  const depot = mkdtempSync(join(tmpdir(), "cap-aides-service-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: depot, encoding: "utf8" });
  let service: ServiceDEcriture;
  let refus: string | undefined;
  beforeAll(async () => {
    git("init", "-q", "-b", "main");
    git("config", "user.name", "Éditrice");
    git("config", "user.email", "editrice@exemple.fr");
    mkdirSync(join(depot, "catalogue", "atelier"), { recursive: true });
    writeFileSync(join(depot, "catalogue", "atelier", "dettes.yml"), "dettes: []\n");
    git("add", "-A");
    git("commit", "-qm", "Le catalogue");
    service = await serviceDEcriture(depot, "3000", "main", {
      refusDePublier: ({ slug }) => (slug === "tordue" ? "aides/tordue.yml : faux" : undefined),
      nonServi: () => refus,
    });
  });
  afterAll(async () => {
    await service.arreter();
    rmSync(depot, { recursive: true, force: true });
  });

  /** `fetch` chooses `Host` and `Origin` itself: an attacker does not. */
  const poster = (demande: object, entetes: Record<string, string> = {}, adresse = service.adresse) =>
    new Promise<{ statut: number; lu: string }>((dire, rejeter) => {
      const headers = { origin: ORIGINE, "content-type": "application/json", ...entetes };
      request(adresse, { method: "POST", headers }, (reponse) => {
        text(reponse).then((lu) => dire({ statut: reponse.statusCode ?? 0, lu }), rejeter);
      })
        .on("error", rejeter)
        .end(JSON.stringify(demande));
    });

  it("dit ce qui n’est pas servi, à la page seulement", async () => {
    const etat = async (origin = ORIGINE) =>
      (await fetch(`${service.adresse}/etat`, { headers: { origin } })).text();
    expect(await etat()).toBe('{"refus":null}');
    refus = "aides/essai.yml : faux";
    expect(await etat()).toBe('{"refus":"aides/essai.yml : faux"}');
    expect(await etat("https://ailleurs.fr")).not.toContain("faux");
  });

  it("un brouillon que le catalogue entier refuse ne se publie pas", async () => {
    const publier = (slug: string) =>
      poster({ action: "publishUnpublishedEntry", params: { branch: "main", collection: "aides", slug } });
    expect(await publier("tordue")).toEqual({ statut: 422, lu: '{"error":"aides/tordue.yml : faux"}' });
    expect((await publier("juste")).lu).not.toContain("faux");
  });

  it("la page écrit une fiche et son logo, et les relit", async () => {
    const logo = { path: "catalogue/logos/essai.png", content: LOGO, encoding: "base64" };
    const { statut, lu } = await poster(ecrire("catalogue/aides/essai.yml", "slug: essai\n", [logo]));
    expect([statut, lu]).toEqual([200, '{"message":"entry persisted"}']);
    expect(git("show", "--stat", "--format=%s", "HEAD")).toMatch(/^Essai[^]*essai\.yml[^]*essai\.png/);
    const lue = await poster({
      action: "getEntry",
      params: { branch: "main", path: "catalogue/aides/essai.yml" },
    });
    expect(lue.lu).toContain("slug: essai");
  });

  it.each([
    ["un autre site", { origin: "https://ailleurs.example" }, 403],
    ["une page de cette machine, sur un autre port", { origin: "http://127.0.0.1:8080" }, 403],
    ["le même nom, dit autrement", { origin: "http://localhost:3000" }, 403],
    [
      "un nom d’ailleurs qui mène ici",
      { host: "ailleurs.example:3000", origin: "http://ailleurs.example:3000" },
      421,
    ],
    ["un programme qui ne dit pas d’où il vient", { origin: "null" }, 403],
  ])("%s n’est pas entendu", async (_, entetes, statut) => {
    expect((await poster(ecrire("catalogue/aides/vole.yml"), entetes)).statut).toBe(statut);
    expect(existsSync(join(depot, "catalogue/aides/vole.yml"))).toBe(false);
  });

  it.each(["/api/v1", `/${"0".repeat(32)}/api/v1`])(
    "qui ignore le secret ne trouve rien à %s",
    async (chemin) => {
      const adresse = new URL(chemin, service.adresse).href;
      expect((await poster(ecrire("catalogue/aides/vole.yml"), {}, adresse)).statut).toBe(404);
    },
  );

  it("ce qui lance une commande ne s’écrit pas, même demandé par la page", async () => {
    const config = readFileSync(join(depot, ".git/config"), "utf8");
    const commande = '[core]\n\tfsmonitor = "touch lu"\n';
    for (const demande of [
      ecrire(".git/config", commande),
      ecrire("catalogue/../.git/config", commande),
      ecrire(".git/hooks/post-checkout", SCRIPT),
      ecrire("catalogue/aides/essai.yml", "", [
        { path: ".git/hooks/post-commit", content: SCRIPT, encoding: "base64" },
      ]),
      ecrire("package.json", '{"scripts":{"prestart":"touch lu"}}'),
    ])
      expect((await poster(demande)).statut).toBe(422);
    expect(readFileSync(join(depot, ".git/config"), "utf8")).toBe(config);
    expect(existsSync(join(depot, "lu"))).toBe(false);
  });

  it("dit ce que fut une fiche du catalogue, et rien d’autre du dépôt", async () => {
    for (const montant of [1, 2])
      await poster(ecrire("catalogue/aides/versions.yml", `slug: versions\nmontant: ${montant}\n`));
    const demander = async (chemin: string, origin = ORIGINE) => {
      const ou = `${service.adresse}/histoire?chemin=${encodeURIComponent(chemin)}`;
      const reponse = await fetch(ou, { headers: { origin } });
      return [reponse.status, await reponse.json()] as const;
    };
    const [statut, versions] = await demander("catalogue/aides/versions.yml");
    expect([statut, versions]).toMatchObject([
      200,
      [
        { qui: "Éditrice", texte: "slug: versions\nmontant: 2\n" },
        { qui: "Éditrice", texte: "slug: versions\nmontant: 1\n" },
      ],
    ]);
    expect((await demander("catalogue/aides/jamais.yml"))[1]).toEqual([]);
    expect((await demander(".git/config"))[0]).toBe(422);
    expect((await demander("catalogue/aides/versions.yml", "https://ailleurs.fr"))[0]).toBe(403);
  });

  it("un brouillon commencé avant qu’un autre soit publié ne dit que ce qu’il change", async () => {
    const params = { branch: "main", collection: "aides", slug: "essai" };
    const lire = async (qui: object = params) =>
      JSON.parse((await poster({ action: "unpublishedEntry", params: qui })).lu);
    const enBrouillon = ecrire("catalogue/aides/brouillon.yml");
    enBrouillon.params.options.useWorkflow = true;
    await poster(enBrouillon);
    await poster(ecrire("catalogue/a.yml"));
    expect(await lire()).toMatchObject({
      status: "draft",
      diffs: [{ path: "catalogue/aides/brouillon.yml", newFile: true }],
    });
    expect(await lire({ branch: "main", id: "aides/essai" })).toMatchObject({ slug: "essai" });
    expect(await lire({ ...params, slug: "absent" })).toEqual({ error: "ce brouillon n’existe pas" });
    git("branch", "-D", "cms/aides/essai");
  });

  it("rien de publié ne s’efface", async () => {
    const options = { commitMessage: "Efface" };
    const path = "catalogue/atelier/dettes.yml";
    expect((await poster({ action: "deleteFile", params: { branch: "main", path, options } })).statut).toBe(
      422,
    );
    expect(
      (await poster({ action: "deleteFiles", params: { branch: "main", paths: [path], options } })).statut,
    ).toBe(422);
    expect(existsSync(join(depot, path))).toBe(true);
  });
});
