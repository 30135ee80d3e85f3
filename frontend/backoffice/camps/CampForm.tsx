import { type DataProvider, useDataProvider } from "react-admin";
import { CampView } from "../../../backend/camps/contract.ts";
import { toast } from "../../shared/toastStore.ts";
import { type CampDraft, faultsOfNew, faultsOfUnfinished, newCamp, unfinished } from "./form/campDraft.ts";
import { agesOfNew } from "./form/CampFields.tsx";
import { DraftForm } from "./form/DraftForm.tsx";
import type { CampVerbs } from "./verbs.ts";
import { campFormWords as words, draftsAreHidden } from "./words.ts";

type Props = {
  /** The inquiry it is for, and what that asks for. */
  forInquiry?: { id: string; start: () => CampDraft } | undefined;
  onCreated: (camp: CampView) => void;
  onCancel: () => void;
};

/** The form of a new camp or clinic, on its own page and in the dashboard's dialog. */
export const CampForm = ({ forInquiry, onCreated, onCancel }: Props) => {
  const provider = useDataProvider<DataProvider & CampVerbs>();
  return (
    <DraftForm
      of={forInquiry ? `new.${forInquiry.id}` : "new"}
      start={forInquiry?.start ?? newCamp}
      ages={agesOfNew}
      faultsOf={faultsOfNew}
      faultsOfDraft={faultsOfUnfinished}
      save={async ({ draft, asDraft }, attempt) => {
        const camp = {
          ...(asDraft ? unfinished(draft) : draft),
          ...(forInquiry && { inquiryId: forInquiry.id }),
        };
        return CampView.parse(await provider.publishCamp({ camp, key: attempt(camp).idempotencyKey }));
      }}
      failed={words.failedToCreateCamp}
      onSaved={(camp) => {
        toast(
          camp.status === "draft"
            ? { title: words.draftSaved, text: draftsAreHidden }
            : {
                title: words.campCreatedSuccessfully,
                text: words.yourCampHasBeen,
              },
        );
        onCreated(camp);
      }}
      action={{ name: words.createCamp, busy: words.creating }}
      onCancel={onCancel}
    />
  );
};
