import { userStream } from "../../eventstore/accounts/events.ts";
import type { WhenErased } from "../backend.ts";
import { endSessions } from "../http/sessions.ts";
import { forgetLinks } from "./mailedLinks.ts";
import { changeRole, person } from "./person.ts";

/** Nobody is logged in or can log in any more, the e-mail address is free, and no role is left. */
export const closeAccountWhenErased: WhenErased = async ({ db, handle, credentials }, command, subject) => {
  const logins = await credentials.remove(subject);
  const links = await forgetLinks(db, { userId: subject });
  const sessions = await endSessions(db, { userId: subject });
  const target = { fold: person, stream: userStream(subject), command };
  const today = command.now.slice(0, 10);
  await handle(target, (state) =>
    state.role ? changeRole({ userId: subject, role: "student", lastAdmin: false, today })(state) : [],
  );
  return { "log-in": logins, "mailed link": links, session: sessions };
};
