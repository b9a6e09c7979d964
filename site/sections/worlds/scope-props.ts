type ScopeList = { heading: string; items: string[] };

export type ScopeProps = { done: ScopeList; handed: ScopeList; excluded: ScopeList };
