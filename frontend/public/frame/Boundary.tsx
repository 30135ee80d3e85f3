import { Component, type ReactNode } from "react";

type Props = { children: ReactNode; fallback: ReactNode; at?: string };
type State = { failed: boolean; at: string | undefined };

/**
 * If a part fails, for instance because its chunk cannot be fetched, the fallback replaces it and the rest goes on. A
 * changed `at` tries again.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at };
  static getDerivedStateFromError = () => ({ failed: true });
  static getDerivedStateFromProps = ({ at }: Props, state: State) => (at === state.at ? null : { failed: false, at });
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
