import { TextField } from "@mui/material";
import { useState } from "react";
import { useGetList } from "react-admin";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { fullName, today } from "../../../shared/formats.ts";
import { useMe } from "../../access/me.ts";
import { EraseQuestion } from "./EraseQuestion.tsx";
import { erasing } from "./erasing.ts";
import { useErase } from "./useErase.ts";

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
export const EraseDialog = ({ user, onClose }: { user: UserView; onClose: () => void }) => {
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
