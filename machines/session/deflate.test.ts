import { afterEach, expect, test, vi } from "vitest";
import { canDeflate, deflate, inflate } from "./deflate.ts";

afterEach(() => vi.unstubAllGlobals());

const octets = (combien: number) => new Uint8Array(combien).fill(7);

test("des octets repliés se déplient tels qu’ils étaient", async () => {
  const deplies = deflate(octets(5_000), 1_000).then((replies) => inflate(replies!, 5_000));
  await expect(deplies).resolves.toEqual(octets(5_000));
});

test("tout ce qui tient dans la borne revient, rien de ce qui la dépasse", async () => {
  const replies = (await deflate(octets(7_000), 1_000))!;
  expect(await inflate(replies, 7_000)).toEqual(octets(7_000));
  expect(await inflate(replies, 6_999)).toBeUndefined();
  expect(await deflate(octets(7_000), replies.length)).toEqual(replies);
  expect(await deflate(octets(7_000), replies.length - 1)).toBeUndefined();
});

test("un navigateur sait replier, ou ne le sait pas", () => {
  expect(canDeflate()).toBe(true);
  vi.stubGlobal("CompressionStream", undefined);
  expect(canDeflate()).toBe(false);
});
