import { useMutation } from "@tanstack/react-query";
import { type DataProvider, useDataProvider, useRefresh } from "react-admin";
import type { EraseVisitor } from "../../../backend/privacy/contract.ts";
import { wordsOf } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";
import type { PrivacyVerbs } from "./verbs.ts";
import { EraseQuestion } from "./EraseQuestion.tsx";
import { erasedInWords, erasingVisitor } from "./erasing.ts";

/** Erases all that came from an e-mail address without an account. */
const useEraseVisitor = () => {
  const { eraseVisitor } = useDataProvider<DataProvider & PrivacyVerbs>();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (who: EraseVisitor) => eraseVisitor(who),
    onSuccess: (erased) => {
      const text = erasedInWords(erased);
      toast({ title: "Personal data erased", ...(text && { text }) });
      refresh();
    },
    onError: (error) => toast({ title: "Failed to erase", text: wordsOf(error, ""), kind: "destructive" }),
  });
};

type Props = { name: string; email: string; onClose: () => void };

/** Asks before all is erased that came from an e-mail address without an account. */
export const VisitorQuestion = ({ name, email, onClose }: Props) => {
  const { mutate, isPending } = useEraseVisitor();
  return (
    <EraseQuestion
      name={name}
      {...erasingVisitor(email)}
      isPending={isPending}
      onErase={() => mutate({ email }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
