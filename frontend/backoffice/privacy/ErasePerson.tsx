import { TextField } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type DataProvider, useDataProvider, useGetList, useRefresh } from "react-admin";
import type { UserView } from "../../../backend/accounts/contract.ts";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { wordsOf } from "../../shared/api.ts";
import { fullName, today } from "../../shared/formats.ts";
import { toast } from "../../shared/toastStore.ts";
import { useMe } from "../access/me.ts";
import type { PrivacyVerbs } from "./verbs.ts";
import { EraseCard } from "./EraseCard.tsx";
import { EraseQuestion } from "./EraseQuestion.tsx";
import { erasedInWords, erasing } from "./erasing.ts";

/** Erases a person; whoever erases themselves leaves for the public site, where nobody is logged in. */
const useErase = (user: UserView, isSelf: boolean) => {
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

const one = { page: 1, perPage: 1 }; // the count comes with any page
const open = ["pending", "confirmed", "scheduled"];

/** How many lessons to come will be cancelled; undefined until it is known. */
const useLessonsAhead = (id: string) => {
  const ahead = { status: open, from: today() };
  const taken = useGetList<LessonView>("lessons", { filter: { ...ahead, studentId: id }, pagination: one });
  const given = useGetList<LessonView>("lessons", { filter: { ...ahead, instructorId: id }, pagination: one });
  return taken.total === undefined || given.total === undefined ? undefined : taken.total + given.total;
};

/** Of an account; whoever erases their own proves with the password that it is they. */
const EraseDialog = ({ user, onClose }: { user: UserView; onClose: () => void }) => {
  const isSelf = useMe().id === user.id;
  const [password, setPassword] = useState("");
  const { mutate, isPending } = useErase(user, isSelf);
  return (
    <EraseQuestion
      name={fullName(user)}
      {...erasing(user, useLessonsAhead(user.id))}
      proof={
        isSelf && (
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            helperText="This is your own account: you are logged out, and it is gone."
            fullWidth
          />
        )
      }
      isProven={!isSelf || password !== ""}
      isPending={isPending}
      onErase={() => mutate(password, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

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
