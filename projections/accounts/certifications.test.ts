import { expect, it } from "vitest";
import { certificationRemoved, certificationSeen } from "../../eventstore/accounts/examples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { rowsOf } from "../testing/deliver.ts";
import { certificationsProjector } from "./certifications.ts";

const rowsAfter = rowsOf(certificationsProjector);
const after = async (...facts: Parameters<typeof rowsAfter>[0]) => (await rowsAfter(facts)).certifications;

const { data } = certificationSeen;
const row = {
  id: "cert1",
  instructorId: "pat",
  title: "SafeSport",
  validUntil: "2031-05-31",
  seenOn: "2030-04-01",
};

it("holds what was seen, as it was seen last, until it is removed", async () => {
  expect(await after(certificationSeen)).toEqual([row]);
  const again = { validUntil: "2032-05-31", seenOn: "2031-05-30" };
  expect(await after(certificationSeen, { ...certificationSeen, data: { ...data, ...again } })).toEqual([
    { ...row, ...again },
  ]);
  const other = { ...certificationSeen, data: { ...data, certificationId: "cert2", personal: { title: "First aid" } } };
  expect(await after(certificationSeen, other, certificationRemoved)).toEqual([
    { ...row, id: "cert2", title: "First aid" },
  ]);
});

it("of erased people has no titles, live and in a rebuild, which finds them sealed", async () => {
  const gone = [{ ...row, title: null }];
  expect(await after(certificationSeen, erased)).toEqual(gone);
  expect(await after({ ...certificationSeen, data: { ...data, personal: null } }, erased)).toEqual(gone);
});
