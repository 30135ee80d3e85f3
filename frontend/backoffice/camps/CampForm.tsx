import { useRef } from "react";
import { useDataProvider } from "react-admin";
import { CampView } from "../../../backend/camps/contract.ts";
import { wordsOf } from "../../shared/api.ts";
import { attemptKeys } from "../../shared/attemptKey.ts";
import { toast } from "../../shared/toastStore.ts";
import type { dataProvider } from "../data/dataProvider.ts";
import { checkNew, newCamp, publishing } from "./form/campDraft.ts";
import { agesOfNew, CampFields } from "./form/CampFields.tsx";
import { FormFrame } from "./form/FormFrame.tsx";
import { useCampForm } from "./form/useCampForm.ts";
import { useKeptDraft } from "./form/useKeptDraft.ts";

/** The form of a new camp or clinic, on its own page and in the dashboard's dialog. Cancel is there where it leads somewhere. */
export const CampForm = ({ onCreated, onCancel }: { onCreated?: (camp: CampView) => void; onCancel?: () => void }) => {
  const provider = useDataProvider<typeof dataProvider>();
  const formRef = useRef<HTMLFormElement>(null);
  const keyOf = useRef(attemptKeys());
  const kept = useKeptDraft("new", newCamp);
  const { draft } = kept;
  const { errors, refusal, isPending, touched, submit } = useCampForm({
    form: formRef,
    check: checkNew,
    save: async (camp) =>
      CampView.parse(await provider.publishCamp({ camp: publishing(camp), key: keyOf.current(camp) })),
    failed: (error) => ({ title: "Failed to Create Camp", text: wordsOf(error, "Please try again.") }),
    onSaved: (camp) => {
      toast({
        title: "Camp Created Successfully!",
        text: "Your camp has been created and is now available for registration.",
      });
      keyOf.current = attemptKeys(); // the next one is another camp, even where it is told alike
      kept.startOver();
      onCreated?.(camp);
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
      action={isPending ? "Creating..." : "Create Camp"}
      onSubmit={() => submit(draft)}
      onCancel={onCancel}
    >
      <CampFields
        draft={draft}
        errors={errors}
        ages={agesOfNew}
        onChange={(part) => {
          kept.change(part);
          touched(part);
        }}
      />
    </FormFrame>
  );
};
