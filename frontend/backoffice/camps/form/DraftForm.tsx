import { Alert, Box, Button } from "@mui/material";
import { useEffect, useState } from "react";
import { type FieldPath, useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { incompleteDivision } from "../../../../backend/camps/running/publishContract.ts";
import { ApiError } from "../../../shared/api.ts";
import { useSend } from "../../../shared/forms/useSend.ts";
import { kept } from "../../../shared/kept.ts";
import { toast } from "../../../shared/toastStore.ts";
import { checkedBy } from "../../data/useActForm.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import {
  CampDraft,
  type faultsOfRevised,
  type KnownDays,
  fieldsTold,
  isChanged,
  onTopOf,
  type SomeFields,
} from "./campDraft.ts";
import { Clash } from "./Clash.tsx";
import { CampFields } from "./CampFields.tsx";
import { atField } from "./field.ts";
import { draftFormWords as words } from "../words.ts";

const Kept = z.object({ before: CampDraft, draft: CampDraft });
type Typed = z.infer<typeof Kept>;

type Fault = ReturnType<typeof faultsOfRevised>[number];

/**
 * The form of a camp. What is typed is kept for this tab: closing the dialog, leaving the page or reloading loses nothing.
 * If the camp has changed since, what was typed is put on top of that, and saving it tells where the two clash.
 */
const useCampForm = (of: string, start: () => CampDraft, faultsOf: typeof faultsOfRevised) => {
  const [keeper] = useState(() => kept(`camp.${of}`, Kept));
  const [first] = useState(() => {
    const before = start();
    const found = keeper.read();
    return found ? { ...onTopOf(before, found), cameBack: true } : { before, draft: before, cameBack: false };
  });
  const [{ before, cameBack }, setBegun] = useState(first);
  const form = useForm<CampDraft>({
    defaultValues: first.draft,
    resolver: checkedBy(
      z.custom<CampDraft>().superRefine((draft, ctx) => {
        for (const fault of faultsOf(draft, before))
          ctx.addIssue({ code: "custom", path: [...fault.path], message: atField(fault) });
      }),
    ),
  });
  const draft = useWatch({ control: form.control }) as CampDraft;
  const isDirty = isChanged(draft, before);
  useEffect(() => (isDirty ? keeper.keep({ before, draft }) : keeper.forget()), [keeper, before, draft, isDirty]);
  return {
    form,
    draft,
    before,
    isDirty,
    cameBack: cameBack && isDirty,
    /** Goes on from what somebody else saved meanwhile. */
    goOnFrom: (next: Typed) => {
      setBegun({ ...next, cameBack: false });
      form.reset(next.draft);
    },
    startOver: () => {
      const fresh = start();
      setBegun({ before: fresh, draft: fresh, cameBack: false });
      form.reset(fresh);
      keeper.forget();
    },
  };
};

type Props = {
  of: string; // whose draft it is
  instructorId?: string; // whose camp it is; a new one is the caller's
  camp?: KnownDays; // as it is now
  start: () => CampDraft;
  ages: { from: number; to: number };
  faultsOf: typeof faultsOfRevised;
  /** What keeps it from being saved as a draft; absent: it is published, or changed. */
  faultsOfDraft?: (draft: CampDraft) => readonly Fault[];
  save: (
    typed: Typed & { asDraft: boolean },
    attempt: (body: object) => { idempotencyKey: string },
  ) => Promise<CampView>;
  failed: string;
  onSaved: (camp: CampView) => void;
  action: { name: string; busy: string };
  onCancel?: (() => void) | undefined;
};

/** The form of a camp, new or existing. */
export const DraftForm = (props: Props) => {
  const { of, instructorId, camp, start, ages, faultsOf, faultsOfDraft, save, failed, onSaved, action, onCancel } =
    props;
  const [isAsking, setAsking] = useState(false);
  const [theirs, setTheirs] = useState<SomeFields>();
  const { form, draft, before, isDirty, cameBack, startOver, goOnFrom } = useCampForm(of, start, faultsOf);
  const { send, sending, refusal, isBeside } = useSend(save, {
    form,
    failed: { title: failed, text: words.pleaseTryAgain },
    sent: (camp) => {
      startOver();
      onSaved(camp);
    },
    refused: (error) => {
      const clashes = error instanceof ApiError && error.code === "ChangedByOther";
      setTheirs(clashes ? fieldsTold(error.current) : undefined);
      return clashes;
    },
  });
  const sayFirst = (faults: readonly Fault[]) => {
    const isIncomplete = faults.some(({ message }) => message === incompleteDivision);
    toast({
      title: isIncomplete ? words.missingDivisionInformation : (faults[0]?.message ?? ""),
      ...(isIncomplete && { text: incompleteDivision }),
      kind: "destructive",
    });
  };
  const saveAsDraft = () => {
    const typed = form.getValues();
    const faults = faultsOfDraft?.(typed) ?? [];
    form.clearErrors();
    for (const fault of faults)
      form.setError(fault.path.join(".") as FieldPath<CampDraft>, { message: atField(fault) });
    if (faults.length > 0) sayFirst(faults);
    else void send({ draft: typed, before, asDraft: true });
  };
  return (
    <>
      <form
        noValidate
        onSubmit={form.handleSubmit(
          (draft) => send({ draft, before, asDraft: false }),
          () => sayFirst(faultsOf(form.getValues(), before)),
        )}
      >
        {cameBack && (
          <Alert
            severity="info"
            variant="outlined"
            sx={{ mb: 3 }}
            action={
              <Button color="inherit" size="small" onClick={startOver}>
                {words.startOver}
              </Button>
            }
          >
            {words.everythingYouTyped}
          </Alert>
        )}
        <CampFields form={form} draft={draft} camp={camp} ages={ages} instructorId={instructorId} />
        {refusal && !isBeside && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 1.5, pt: 1 }}>
          {onCancel && (
            <Button color="inherit" size="large" onClick={() => (isDirty ? setAsking(true) : onCancel())}>
              {words.cancel}
            </Button>
          )}
          {faultsOfDraft && (
            <ActButton variant="outlined" size="large" busy={sending} onClick={saveAsDraft}>
              {words.saveAsDraft}
            </ActButton>
          )}
          <ActButton type="submit" variant="contained" size="large" busy={sending}>
            {sending ? action.busy : action.name}
          </ActButton>
        </Box>
      </form>
      {theirs && (
        <Clash
          key={JSON.stringify(theirs)}
          mine={draft}
          theirs={theirs}
          sending={sending}
          onChosen={(keep) => {
            const next = { draft: { ...form.getValues(), ...keep }, before: { ...before, ...theirs } };
            goOnFrom(next);
            void send({ ...next, asDraft: false }); // only a camp that exists can have changed
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        busy={false}
        title={words.discardChangesTitle}
        action={words.discardChanges}
        onConfirm={() => {
          setAsking(false);
          startOver();
          onCancel?.();
        }}
        onClose={() => setAsking(false)}
      >
        {words.youHaventSavedYet}
      </ConfirmDialog>
    </>
  );
};
