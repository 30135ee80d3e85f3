import { useState } from "react";
import { useGetList } from "react-admin";
import type { ManagedUserView, UserView } from "../../../backend/accounts/contract.ts";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { fullName, today } from "../../shared/formats.ts";
import { useMe } from "../access/me.ts";
import { EraseCard } from "./EraseCard.tsx";
import { EraseQuestion } from "./EraseQuestion.tsx";
import { erasing } from "./erasing.ts";
import { erasePersonWords as words } from "./words.ts";

const one = { page: 1, perPage: 1 }; // the count comes with any page
const open = ["pending", "confirmed", "scheduled"];

type Person = UserView & Pick<ManagedUserView, "players">;

/** How many upcoming lessons will be cancelled; undefined until it is known. */
const useLessonsAhead = ({ id, players }: Person) => {
  const ahead = { status: open, from: today() };
  const going = players.filter(({ goesWithAccount }) => goesWithAccount).map(({ playerId }) => playerId);
  const studentId = [...new Set([id, ...going])];
  const taken = useGetList<LessonView>("lessons", { filter: { ...ahead, studentId }, pagination: one });
  const given = useGetList<LessonView>("lessons", { filter: { ...ahead, instructorId: id }, pagination: one });
  return taken.total === undefined || given.total === undefined ? undefined : taken.total + given.total;
};

const EraseDialog = ({ user, onClose }: { user: Person; onClose: () => void }) => {
  const isSelf = useMe().id === user.id;
  return (
    <EraseQuestion
      name={fullName(user)}
      {...erasing(user, useLessonsAhead(user))}
      isSelf={isSelf}
      erase={({ erasePerson }) =>
        (password) =>
          erasePerson(isSelf ? { password } : { userId: user.id })
        }
      onClose={onClose}
    />
  );
};

/** Erases an account with everything about its person. */
export const ErasePerson = ({ user }: { user: Person }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <EraseCard onAsk={() => setAsking(true)}>{words.whenAPersonAsks}</EraseCard>
      {asking && <EraseDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
};
