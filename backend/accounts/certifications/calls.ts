import { userStream } from "../../../eventstore/accounts/events.ts";
import { certificationsOf } from "../../../projections/accounts/certificationQueries.ts";
import { userById } from "../../../projections/accounts/queries.ts";
import { type Command, newId } from "../../command.ts";
import { call, type Call } from "../../http/call.ts";
import { noSuchInstructor, person } from "../person.ts";
import { removeCertification, seeCertification } from "./certification.ts";
import { certificationsUrl, certificationUrl } from "./contract.ts";
import { CertificationView, RemovedCertification, SeeCertification } from "./formContract.ts";

const target = (userId: string, command: Command) => ({ fold: person, stream: userStream(userId), command });

export const certificationCalls: readonly Call[] = [
  call(
    "GET",
    certificationsUrl(":id"),
    {
      does: "Lists the certificates of an instructor, current, former or erased, that admins have seen, by the alphabet, also those that have expired.",
      who: ["admin"],
      answer: { status: 200, body: CertificationView.array() },
    },
    async ({ params: { id } }, { db }) => {
      if (!(await userById(db, id))) throw noSuchInstructor();
      return certificationsOf(db, id);
    },
  ),
  call(
    "POST",
    certificationsUrl(":id"),
    {
      does: "Marks an instructor's certificate as seen: until its last day, everyone sees that it is verified. The same title again corrects that day. The day is after today and within 10 years.",
      who: ["admin"],
      body: SeeCertification,
      answer: { status: 200, body: CertificationView },
    },
    async ({ params: { id: userId }, body, command }, { db, handle, time }) => {
      const today = time.wallClock(command.now).date;
      const seen = { userId, certificationId: newId(command, "certification"), ...body, today };
      await handle(target(userId, command), seeCertification(seen));
      return (await certificationsOf(db, userId)).find(({ title }) => title === body.title);
    },
  ),
  call(
    "DELETE",
    certificationUrl(":id", ":certificationId"),
    {
      does: "Takes such a mark back.",
      who: ["admin"],
      answer: { status: 200, body: RemovedCertification },
    },
    async ({ params: { id: userId, certificationId }, command }, { handle }) => {
      await handle(target(userId, command), removeCertification({ userId, certificationId }));
      return { id: certificationId, deleted: true as const };
    },
  ),
];
