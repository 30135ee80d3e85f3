import { EraseQuestion } from "./EraseQuestion.tsx";
import { erasingVisitor } from "./erasing.ts";

type Props = { name: string; email: string; onClose: () => void };

/** Asks before erasing all that came from an e-mail address without an account. */
export const VisitorQuestion = ({ name, email, onClose }: Props) => (
  <EraseQuestion
    name={name}
    {...erasingVisitor(email)}
    erase={({ eraseVisitor }) =>
      () =>
        eraseVisitor({ email })
      }
    onClose={onClose}
  />
);
