import { expect, test } from "vitest";
import { surLesDeuxBases } from "../../test/postgres/deux-bases.ts";
import { answerOf, bearer, complete, debut, post, refusee, saved, testApp } from "../app/test-kit.ts";

const CLE = "c".repeat(43);
const avec = (cle: string, autres: Record<string, string> = {}) => ({ "idempotency-key": cle, ...autres });

surLesDeuxBases(({ base }) => {
  test("le même enregistrement envoyé deux fois, même à deux serveurs et ensemble, est gardé une fois", async () => {
    const { db, encore, sql } = await base();
    const [un, deux] = [testApp({ db }).app, testApp({ db: await encore() }).app];
    const envoyer = (app: typeof un) => answerOf(post(app, debut, avec(CLE)));
    const [premier, ...suivants] = await Promise.all([envoyer(un), envoyer(deux), envoyer(un)]);
    expect(premier[0]).toBe(201);
    expect(suivants).toEqual([premier, premier]);
    expect(await answerOf(post(deux, debut, avec(CLE)))).toEqual(premier);
    expect(Number((await sql("SELECT count(*) AS n FROM simulation"))[0]?.["n"])).toBe(1);
    const { _id, token } = premier[1] as { _id: string; token: string };
    expect((await un.request(`/api/simulation/${_id}`, bearer(token))).status).toBe(200);
  });

  test("deux clés font deux simulations, et la clé n’est nulle part dans la base", async () => {
    const { db, octets } = await base();
    const { app } = testApp({ db });
    const [a, b] = [
      await answerOf(post(app, debut, avec(CLE))),
      await answerOf(post(app, debut, avec("d".repeat(43)))),
    ];
    expect(a).not.toEqual(b);
    const { token } = a[1] as { token: string };
    const tout = await octets();
    expect([CLE, token].filter((secret) => tout.includes(secret))).toEqual([]);
  });

  test("d’autres réponses sous une clé qui a servi sont gardées aussi, chacune sous son identifiant", async () => {
    const { db } = await base();
    const { app } = testApp({ db });
    const envoyer = async (corps: unknown) =>
      (await answerOf(post(app, corps, avec(CLE))))[1] as { _id: string; token: string };
    const [un, autre] = [await envoyer(debut), await envoyer(complete)];
    const relue = async ({ _id, token }: typeof un) =>
      (await (await app.request(`/api/simulation/${_id}`, bearer(token))).json()) as { answers: unknown };
    expect((await relue(un)).answers).toEqual(debut.answers);
    expect((await relue(autre)).answers).toEqual(complete.answers);
    expect(await envoyer(debut)).toEqual(un);
  });

  test("un envoi en retard ne fait pas revenir ce qui a été effacé ou remplacé", async () => {
    const { db } = await base();
    const { app } = testApp({ db });
    const { _id, token } = (await answerOf(post(app, debut, avec(CLE))))[1] as { _id: string; token: string };
    const remplace = avec("e".repeat(43), { remplace: _id, authorization: `Bearer ${token}` });
    const [statut, autre] = await answerOf(post(app, complete, remplace));
    expect(await answerOf(post(app, complete, remplace))).toEqual([statut, autre]);
    expect(await refusee(post(app, debut, avec(CLE)))).toEqual([409, "deja_effacee", undefined]);
    const { _id: id, token: jeton } = autre as { _id: string; token: string };
    await app.request(`/api/simulation/${id}`, { method: "DELETE", ...bearer(jeton) });
    expect(await refusee(post(app, complete, avec("e".repeat(43))))).toEqual([
      409,
      "deja_effacee",
      undefined,
    ]);
  });
});

test("une clé que l’on devinerait est refusée ; sans clé, chaque envoi est un enregistrement", async () => {
  const { app } = testApp();
  expect(await refusee(post(app, debut, avec("1")))).toEqual([400, "cle_invalide", "Idempotency-Key"]);
  expect(await saved(app)).not.toEqual(await saved(app));
});
