import { useEffect, useState } from 'react';

/** Returns the value, but only updates it after it hasn't changed for this many milliseconds. */
export function useRested<Value extends string | object>(
  value: Value,
  milliseconds: number,
): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
