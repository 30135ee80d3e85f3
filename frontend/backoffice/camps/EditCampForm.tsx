import { useRef } from "react";
import { useDataProvider } from "react-admin";
import { CampView } from "../../../backend/camps/contract.ts";
import { wordsOf } from "../../shared/api.ts";
import type { dataProvider } from "../data/dataProvider.ts";
import { changesIn, checkRevised, draftOf } from "./form/campDraft.ts";
import { agesOfExisting, CampFields } from "./form/CampFields.tsx";
import { FormFrame } from "./form/FormFrame.tsx";
import { useCampForm } from "./form/useCampForm.ts";
import { useKeptDraft } from "./form/useKeptDraft.ts";

/** The form of a camp that is there. Only what was changed is sent. */
export const EditCampForm = ({
  camp,
  onUpdated,
  onCancel,
}: {
  camp: CampView;
  onUpdated: (camp: CampView) => void;
  onCancel: () => void;
}) => {
  const provider = useDataProvider<typeof dataProvider>();
  const formRef = useRef<HTMLFormElement>(null);
  const kept = useKeptDraft(camp.id, () => draftOf(camp));
  const { draft, before } = kept;
  const { errors, refusal, isPending, touched, submit } = useCampForm({
    form: formRef,
    check: (typed) => checkRevised(typed, before),
    save: async (typed) =>
      CampView.parse(await provider.reviseCamp({ campId: camp.id, changes: changesIn(typed, before) })),
    failed: (error) => ({ title: "Failed to update camp", text: wordsOf(error, "Please try again.") }),
    onSaved: (saved) => {
      kept.startOver();
      onUpdated(saved);
    },
  });
  return (
    <FormFrame
      formRef={formRef}
      cameBack={kept.cameBack}
      onStartOver={kept.startOver}
      refusal={refusal}
      dirty={kept.dirty}
      busy={isPending}
      action={isPending ? "Updating..." : "Update Camp"}
      onSubmit={() => submit(draft)}
      onCancel={onCancel}
    >
      <CampFields
        draft={draft}
        errors={errors}
        ages={agesOfExisting}
        onChange={(part) => {
          kept.change(part);
          touched(part);
        }}
      />
    </FormFrame>
  );
};
