import { useMutation } from "@tanstack/react-query";
import { type DataProvider, useDataProvider, useRefresh } from "react-admin";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { erasedInWords } from "./erasing.ts";
import type { PrivacyVerbs } from "../../privacy/verbs.ts";

/** Erases a person; whoever erases themselves leaves for the public site, where nobody is logged in. */
export const useErase = (user: UserView, isSelf: boolean) => {
  const { erasePerson } = useDataProvider<DataProvider & PrivacyVerbs>();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (password: string) => erasePerson(isSelf ? { password } : { userId: user.id }),
    onSuccess: (erased) => {
      if (isSelf) return window.location.assign("/");
      const text = erasedInWords(erased);
      toast({ title: "Personal data erased", ...(text && { text }) });
      refresh();
    },
    onError: (error) => toast({ title: "Failed to erase", text: wordsOf(error, ""), kind: "destructive" }),
  });
};
