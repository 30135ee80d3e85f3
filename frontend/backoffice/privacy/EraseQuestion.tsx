import { zodResolver } from "@hookform/resolvers/zod";
import { Box, Typography } from "@mui/material";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import type { Erased, ErasedVisitor } from "../../../backend/privacy/contract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useAct } from "../data/useAct.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import { erasedInWords } from "./erasing.ts";
import type { PrivacyVerbs } from "./verbs.ts";
import { eraseQuestionWords as words } from "./words.ts";

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
  </div>
);

type Props = {
  name: string;
  goes: readonly string[];
  stays: readonly string[];
  /** People who erase themselves enter their password to prove who they are. */
  isSelf?: boolean;
  erase: (verbs: PrivacyVerbs) => (password: string) => Promise<Erased | ErasedVisitor>;
  onClose: () => void;
};

const isInVain = (erased: Erased | ErasedVisitor) => "things" in erased && erased.things === 0;

/** Says what goes and what stays, and asks for the name to be typed before erasing. */
export const EraseQuestion = ({ name, goes, stays, isSelf = false, erase, onClose }: Props) => {
  const id = useId();
  const Proof = z.object({
    name: z.string().refine((typed) => typed.trim().toLowerCase() === name.toLowerCase()),
    password: isSelf ? z.string().min(1) : z.string(),
  });
  const form = useForm({ resolver: zodResolver(Proof), defaultValues: { name: "", password: "" } });
  const { send, sending, refusal } = useAct(
    erase,
    {
      done: (_, erased) => (isInVain(erased) ? words.nothingToErase : words.personalDataErased),
      meaning: (_, erased) => (isInVain(erased) ? erased.message : erasedInWords(erased)),
      isInVain,
      failed: words.failedToErase,
    },
    {
      sent: onClose,
      ...(isSelf && { leave: () => window.location.assign("/") }), // where nobody is logged in
    },
  );
  return (
    <FormDialog
      title={words.eraseTheirPersonalData(name)}
      action={sending ? words.erasing : words.erasePersonalData}
      cancel={words.keepAsItIs}
      danger
      large
      isLocked={!form.formState.isValid}
      describedBy={id}
      sending={sending}
      refusal={refusal}
      onSubmit={form.handleSubmit(({ password }) => send(password))}
      onClose={onClose}
    >
      <Box id={id} sx={{ display: "grid", gap: 2, overflowWrap: "anywhere" }}>
        <Points title={words.whatGoesForGood} points={goes} />
        <Points title={words.whatStays} points={stays} />
        <Typography>{words.thisCantBeUndone}</Typography>
      </Box>
      {isSelf && (
        <FormField
          control={form.control}
          name="password"
          label={words.yourPassword}
          type="password"
          autoComplete="current-password"
          helperText={words.thisIsYourOwn}
        />
      )}
      <FormField control={form.control} name="name" label={words.typeNameToConfirm(name)} autoComplete="off" />
    </FormDialog>
  );
};
