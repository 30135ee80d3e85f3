import { submitInquiryUrl } from "../../../backend/clinics/contract.ts";
import { clinicLimits } from "../../../backend/clinics/limits.ts";
import { lessonLimits } from "../../../backend/lessons/limits.ts";
import { lessonRequestsUrl } from "../../../backend/lessons/contract.ts";
import { inquiryOf } from "../../../backend/testing/inquiries.ts";
import { requestOf } from "../../../backend/testing/requests.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";
import { rotating } from "./addresses.ts";

const forms = {
  "a lesson request": {
    url: lessonRequestsUrl,
    of: requestOf,
    wrong: { phone: "" },
    points: lessonLimits.requestLessonFromAddress.points,
  },
  "a coaching inquiry": {
    url: submitInquiryUrl,
    of: inquiryOf,
    wrong: { location: "" },
    points: clinicLimits.inquireFromAddress.points,
  },
};

/**
 * Whoever fills in what people do not see is answered as people are, and nothing of it is stored; a mistyped form costs
 * no try.
 */
export const fillIn = async (product: Product, line: Line, rounds: number) => {
  const { store, caughtUp } = product.backend;
  for (let round = 0; round < rounds; round++)
    for (const [kind, { url, of, wrong, points }] of Object.entries(forms)) {
      const address = rotating();
      const send = (fields: Record<string, unknown> = {}, from = address) =>
        product.visitor().at(product.nodes[round % 2]!.base)("POST", url, of(fields), { "x-forwarded-for": from });

      const person = await send({}, rotating());
      while (!(await caughtUp()));
      const before = await store.head();
      for (const topic of ["robot", " ", "0", "a".repeat(2000)]) {
        line.tried();
        const robot = await send({ topic }, rotating());
        if (robot.status !== person.status)
          line.wrong("a robot is answered otherwise than people", `${kind}: ${robot.status}`);
        if (Object.keys(robot.body).join() !== Object.keys(person.body).join())
          line.wrong("a robot's answer has another shape", `${kind}: ${Object.keys(robot.body).join()}`);
      }
      if ((await store.head()) !== before) line.wrong("what a robot sent is recorded", kind);

      for (let n = 0; n < 2 * points; n++) {
        line.tried();
        const { status } = await send(wrong);
        if (status !== 422) line.wrong("a form that is not right is answered otherwise", `${kind}: ${status}`);
      }
      const statuses: number[] = [];
      for (let n = 0; n <= points; n++) statuses.push((await send({ topic: "robot" })).status);
      line.tried(statuses.length);
      if (statuses.filter((status) => status === person.status).length !== points || statuses.at(-1) !== 429)
        line.wrong("a form's limit is not its points", `${kind}: ${statuses.join()}`);
    }
};
