import { useState } from "react";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { EraseCard } from "./EraseCard.tsx";
import { EraseDialog } from "./EraseDialog.tsx";

/** Erases an account with everything about its person. */
export const ErasePerson = ({ user }: { user: UserView }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <EraseCard onAsk={() => setAsking(true)}>
        For when a person, or a parent for a child, asks that nothing about them is kept. Names and contacts are removed
        everywhere; the lessons stay in the books without them.
      </EraseCard>
      {asking && <EraseDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
};
