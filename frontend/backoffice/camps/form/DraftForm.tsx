import { useRef } from "react";
import type { CampView } from "../../../../backend/camps/contract.ts";
import type { CampDraft, CampErrors } from "./campDraft.ts";
import { CampFields } from "./CampFields.tsx";
import { FormFrame } from "./FormFrame.tsx";
import { useCampForm } from "./useCampForm.ts";
import type { KeptDraft } from "./useKeptDraft.ts";

type Props = {
  kept: KeptDraft;
  ages: { from: number; to: number };
  check: (draft: CampDraft) => CampErrors;
  save: (draft: CampDraft) => Promise<CampView>;
  failed: string;
  onSaved: (camp: CampView) => void;
  action: { name: string; busy: string };
  onCancel?: (() => void) | undefined;
};

/** A camp as it is being typed, in all its fields, until it is saved. */
export const DraftForm = ({ kept, ages, check, save, failed, onSaved, action, onCancel }: Props) => {
  const formRef = useRef<HTMLFormElement>(null);
  const { draft, dirty, cameBack, change, startOver } = kept;
  const { errors, refusal, isPending, touched, submit } = useCampForm({
    form: formRef,
    check,
    save,
    failed,
    onSaved: (camp) => {
      startOver();
      onSaved(camp);
    },
  });
  return (
    <FormFrame
      formRef={formRef}
      cameBack={cameBack}
      onStartOver={startOver}
      refusal={refusal}
      dirty={dirty}
      busy={isPending}
      action={isPending ? action.busy : action.name}
      onSubmit={() => submit(draft)}
      onCancel={onCancel}
    >
      <CampFields
        draft={draft}
        errors={errors}
        ages={ages}
        onChange={(part) => {
          change(part);
          touched(part);
        }}
      />
    </FormFrame>
  );
};
