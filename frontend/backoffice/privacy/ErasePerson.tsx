import { useState } from "react";
import type { ManagedUserView, UserView } from "../../../backend/accounts/contract.ts";
import { fullName } from "../../shared/formats.ts";
import { useMe } from "../access/me.ts";
import { useLessonsAhead } from "../data/useLessonsAhead.ts";
import { EraseCard } from "./EraseCard.tsx";
import { EraseQuestion } from "./EraseQuestion.tsx";
import { erasing } from "./erasing.ts";
import { erasePersonWords as words } from "./words.ts";

type Person = UserView & Pick<ManagedUserView, "players">;

/** How many lessons will be canceled; undefined until it is known. */
const useTheirLessons = ({ id, players }: Person) => {
  const going = players.filter(({ goesWithAccount }) => goesWithAccount).map(({ playerId }) => playerId);
  const taken = useLessonsAhead({ studentId: [...new Set([id, ...going])] });
  const given = useLessonsAhead({ instructorId: id });
  return taken === undefined || given === undefined ? undefined : taken + given;
};

const EraseDialog = ({ user, onClose }: { user: Person; onClose: () => void }) => {
  const isSelf = useMe().id === user.id;
  return (
    <EraseQuestion
      name={fullName(user)}
      {...erasing(user, useTheirLessons(user))}
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
