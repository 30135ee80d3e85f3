import { useState } from "react";
import { useMe } from "../access/me.ts";
import { EraseCard } from "./EraseCard.tsx";
import { VisitorQuestion } from "./VisitorQuestion.tsx";

type Props = { accountId: string | null; name: string | null; email: string | null };

/** For admins, beside something sent without an account: erases everything sent that way from the same e-mail address. */
export const EraseVisitor = ({ accountId, name, email }: Props) => {
  const { role } = useMe();
  const [asking, setAsking] = useState(false);
  if (role !== "admin" || accountId !== null || !email) return null;
  return (
    <>
      <EraseCard onAsk={() => setAsking(true)}>
        This was sent without an account. When the person asks that nothing about them is kept, names and contacts are
        removed from everything that came from {email}; the sums stay in the books without them.
      </EraseCard>
      {asking && <VisitorQuestion name={name ?? email} email={email} onClose={() => setAsking(false)} />}
    </>
  );
};
