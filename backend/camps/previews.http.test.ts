import { afterAll, beforeAll, expect, it } from "vitest";
import { previewOf } from "../contexts.ts";
import { publishedCamp } from "../testing/camps.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let coach: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor");
});
afterAll(() => product.close());

const preview = (page: string, campId?: string) =>
  previewOf(product.backend)(page, campId === undefined ? {} : { campId });

it("a link to a camp says which, when, where, for whom and how much; a draft's says nothing of it", async () => {
  const { id } = await publishedCamp(product, coach, { title: "Hitting Camp", location: "Maple Park" });
  for (const page of ["/camp-details/:campId", "/camp-registration/:campId"])
    expect(await preview(page, id)).toEqual({
      title: "Hitting Camp",
      text: expect.stringMatching(/^\w+day, .+ to .+, 9:00 AM – 3:00 PM\. Maple Park\. Ages 3-18, \$150\.$/),
      picture: {
        label: "Camp",
        title: "Hitting Camp",
        lines: [
          expect.stringMatching(/^\w{3}, \w{3} \d+(, \d+)? – \w{3}, \w{3} \d+, \d+$/),
          "9:00 AM – 3:00 PM, ages 3-18",
          "Maple Park",
        ],
      },
    });
  await coach("POST", `/api/camps/${id}/cancel`, { reason: "Rain" });
  const canceled = await preview("/camp-details/:campId", id);
  expect(canceled?.text).toMatch(/^Canceled: \w+day, .+ Maple Park\.$/);
  expect(canceled?.picture?.label).toBe("Canceled");
  const draft = await publishedCamp(product, coach, { title: "Secret", draft: true });
  expect(await preview("/camp-details/:campId", draft.id)).toBeUndefined();
  expect(await preview("/camp-details/:campId", "unknown")).toBeUndefined();
  expect(await preview("/login")).toBeUndefined();
});
