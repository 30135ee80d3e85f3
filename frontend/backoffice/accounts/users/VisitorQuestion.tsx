import { EraseQuestion } from "./EraseQuestion.tsx";
import { erasingVisitor } from "./erasing.ts";
import { useEraseVisitor } from "./useEraseVisitor.ts";

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
