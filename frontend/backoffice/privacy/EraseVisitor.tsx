import { useState } from "react";
import { useMe } from "../access/me.ts";
import { EraseCard } from "./EraseCard.tsx";
import { VisitorQuestion } from "./VisitorQuestion.tsx";
import { eraseVisitorWords as words } from "./words.ts";

type Props = { accountId: string | null; name: string | null; email: string | null };

/** For admins, beside something sent without an account: erases everything sent that way from the same e-mail address. */
export const EraseVisitor = ({ accountId, name, email }: Props) => {
  const { role } = useMe();
  const [asking, setAsking] = useState(false);
  if (role !== "admin" || accountId !== null || !email) return null;
  return (
    <>
      <EraseCard onAsk={() => setAsking(true)}>{words.thisWasSentWithout(email)}</EraseCard>
      {asking && <VisitorQuestion name={name ?? email} email={email} onClose={() => setAsking(false)} />}
    </>
  );
};
